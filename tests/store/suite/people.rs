use leveret::{game::Person, store::Store};

use crate::table::{SECOND, START, person};

fn called(name: &str) -> Person {
    Person {
        name: name.to_owned(),
        ..person(1)
    }
}

pub(crate) async fn a_name_is_the_one_last_used(store: &dyn Store) {
    let names = ["Anna", "Анна ☃", "", "O'Hara; DROP TABLE people"];
    let mut now = START;
    for name in names {
        now = now.plus(SECOND);
        store.meet(&[called(name), person(2)], now).await.unwrap();
        assert_eq!(
            store.person(person(1).id).await.unwrap(),
            Some(called(name))
        );
        assert_eq!(store.person(person(2).id).await.unwrap(), Some(person(2)));
    }
    store.meet(&[called("earlier")], START).await.unwrap();
    assert_eq!(
        store.person(person(1).id).await.unwrap(),
        Some(called(names[3]))
    );
}

pub(crate) async fn a_stranger_has_no_name(store: &dyn Store) {
    store.meet(&[], START).await.unwrap();
    assert_eq!(store.person(person(1).id).await.unwrap(), None);
}
