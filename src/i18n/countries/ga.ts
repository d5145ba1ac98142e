/** Country names in Irish, in its alphabetical order (Unicode CLDR 48), for browsers that lack them. */
import { countriesIn } from './register.ts';

/** By ISO 3166-1 alpha-2. */
export const countries: Readonly<Record<string, string>> = countriesIn(
  'ETan Aetóip|AFan Afganastáin|ZAan Afraic Theas|DZan Ailgéir|ARan Airgintín|AMan Airméin|ALan Albáin|' +
    'SAan Araib Shádach|AZan Asarbaiseáin|AUan Astráil|BDan Bhanglaidéis|BYan Bhealarúis|BEan Bheilg|BZan Bheilís|' +
    'BAan Bhoisnia agus an Heirseagaivéin|BOan Bholaiv|BWan Bhotsuáin|BRan Bhrasaíl|BGan Bhulgáir|BIan Bhurúin|' +
    'BTan Bhútáin|KHan Chambóid|KZan Chasacstáin|KEan Chéinia|CYan Chipir|KGan Chirgeastáin|KRan Chóiré Theas|' +
    'KPan Chóiré Thuaidh|COan Cholóim|XKan Chosaiv|HRan Chróit|DKan Danmhairg|EEan Eastóin|EGan Éigipt|CHan Eilvéis|' +
    'ERan Eiritré|FIan Fhionlainn|FRan Fhrainc|GAan Ghabúin|GMan Ghaimbia|DEan Ghearmáin|GLan Ghraonlainn|' +
    'GRan Ghréig|GYAn Ghuáin|GNan Ghuine|GQan Ghuine Mheánchiorclach|IQan Iaráic|IRan Iaráin|INan India|' +
    'IDan Indinéis|ITan Iodáil|JOan Iordáin|NOan Iorua|ISan Íoslainn|NLan Ísiltír|BQan Ísiltír Chairibeach|' +
    'LVan Laitvia|LRan Libéir|LYan Libia|LBan Liobáin|LTan Liotuáin|MKan Mhacadóin Thuaidh|MYan Mhalaeisia|' +
    'MWan Mhaláiv|MRan Mháratáin|FMan Mhicrinéis|MDan Mholdóiv|MNan Mhongóil|NAan Namaib|NGan Nigéir|NEan Nígir|' +
    'NCan Nua-Chaladóin|NZan Nua-Shéalainn|ATan Ostair|PKan Phacastáin|DOan Phoblacht Dhoiminiceach|PLan Pholainn|' +
    'PTan Phortaingéil|GBan Ríocht Aontaithe|ROan Rómáin|RUan Rúis|EHan Sahára Thiar|ESan Spáinn|TJan Táidsíceastáin|' +
    'TZan Tansáin|THan Téalainn|TWan Téaváin|ZMan tSaimbia|SVAn tSalvadóir|JPan tSeapáin|CZan tSeicia|' +
    'SNan tSeineagáil|RSan tSeirbia|GEan tSeoirsia|GSAn tSeoirsia Theas agus Oileáin Sandwich Theas|CLan tSile|' +
    'CNan tSín|ZWan tSiombáib|SYan tSiria|SIan tSlóivéin|SKan tSlóvaic|SOan tSomáil|SEan tSualainn|SDan tSúdáin|' +
    'SSan tSúdáin Theas|TNan Tuinéis|TRan Tuirc|TMan Tuircméanastáin|UAan Úcráin|UZan Úisbéiceastáin|HUan Ungáir|' +
    'ADAndóra|AIAngaíle|AOAngóla|AQAntartaice|AGAntigua agus Barbúda|AEAontas na nÉimíríochtaí Arabacha|AWArúba|' +
    'BHBairéin|BBBarbadós|BJBeinin|BMBeirmiúda|BNBrúiné|BFBuircíne Fasó|CMCamarún|QACatar|VACathair na Vatacáine|' +
    'CACeanada|KICiribeas|CGCongó-Brazzaville|CRCósta Ríce|CICôte d’Ivoire|IOCríoch Aigéan Indiach na Breataine|' +
    'TFCríocha Francacha Dheisceart an Domhain|KWCuáit|CUCúba|CWCúrasó|DJDjibouti|DMDoiminice|ECEacuadór|YEÉimin|' +
    'IEÉire|SZEsuaitíní|FJFidsí|GHGána|GGGeansaí|JEGeirsí|GIGiobráltar|GDGreanáda|GPGuadalúip|GFGuáin na Fraince|' +
    'GUGuam|GTGuatamala|GWGuine Bissau|HTHáítí|HNHondúras|JMIamáice|ILIosrael|RELa Réunion|LALaos|LSLeosóta|' +
    'LILichtinstéin|LULucsamburg|MGMadagascar|MMMaenmar (Burma)|MLMailí|MTMálta|MAMaracó|MQMartinique|YTMayotte|' +
    'MXMeicsiceo|MCMonacó|MEMontainéagró|MSMontsarat|MZMósaimbíc|BSna Bahámaí|PSna Críocha Palaistíneacha|' +
    'PHNa hOileáin Fhilipíneacha|MPNa hOileáin Mháirianacha Thuaidh|SCna Séiséil|NRNárú|NPNeipeal|NINicearagua|' +
    'NUNiue|PGNua-Ghuine Phapua|AXOileáin Åland|VGOileáin Bhriotanacha na Maighdean|KYOileáin Cayman|' +
    'KMOileáin Chomóra|CCOileáin Cocos (Keeling)|CKOileáin Cook|FKOileáin Fháclainne|FOOileáin Fharó|' +
    'UMOileáin Imeallacha S.A.M.|MHOileáin Marshall|MVOileáin Mhaildíve|VIOileáin Mheiriceánacha na Maighdean|' +
    'TCOileáin na dTurcach agus Caicos|PWOileáin Palau|PNOileáin Pitcairn|SBOileáin Sholaimh|BVOileán Bouvet|' +
    'HMOileán Heard agus Oileáin McDonald|IMOileán Mhanann|MUOileán Mhuirís|CXOileán na Nollag|' +
    'TTOileán na Tríonóide agus Tobága|NFOileán Norfolk|OMÓman|PAPanama|PYParagua|PEPeiriú|CVPoblacht Cabo Verde|' +
    'CDPoblacht Dhaonlathach an Chongó|CFPoblacht na hAfraice Láir|PFPolainéis na Fraince|PRPórtó Ríce|RWRuanda|' +
    'HKSainréigiún Riaracháin Hong Cong, Daonphoblacht na Síne|MOSainréigiún Riaracháin Macao, Daonphoblacht na Síne|' +
    'BLSaint Barthélemy|LCSaint Lucia|MFSaint-Martin|WSSamó|ASSamó Mheiriceá|KNSan Críostóir-Nimheas|SHSan Héilin|' +
    'SMSan Mairíne|PMSan Pierre agus Miquelon|VCSan Uinseann agus na Greanáidíní|STSão Tomé agus Príncipe|TDSead|' +
    'SLSiarra Leon|SGSingeapór|SXSint Maarten|LKSrí Lanca|USStáit Aontaithe Mheiriceá|SRSuranam|' +
    'SJSvalbard agus Jan Mayen|TLTíomór Thoir|TKTócalá|TGTóga|TOTonga|TVTúvalú|UGUganda|UYUragua|' +
    'WFVailís agus Futúna|VUVanuatú|VEVeiniséala|VNVítneam',
);
