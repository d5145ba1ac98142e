/** Country names in Maltese, in its alphabetical order (Unicode CLDR 48), for browsers that lack them. */
import { countriesIn } from './register.ts';

/** By ISO 3166-1 alpha-2. */
export const countries: Readonly<Record<string, string>> = countriesIn(
  'ADAndorra|AIAnguilla|AGAntigua u Barbuda|AWAruba|BBBarbados|BMBermuda|CYĊipru|CVCape Verde|KMComoros|CWCuraçao|' +
    'DMDominica|SVEl Salvador|FJFiġi|FRFranza|GIĠibiltà|MPĠżejjer Mariana tat-Tramuntana|GLGreenland|GDGrenada|' +
    'GPGuadeloupe|GUGuam|GGGuernsey|CCGżejjer Cocos (Keeling)|CKGżejjer Cook|MHGżejjer Marshall|PNGżejjer Pitcairn|' +
    'BVGżira Bouvet|NFGżira Norfolk|CLiċ-Ċili|CNiċ-Ċina|TDiċ-Chad|DKid-Danimarka|BSil-Bahamas|BHil-Bahrain|' +
    'BDil-Bangladesh|BYil-Belarussja|BEil-Belġju|BZil-Belize|BJil-Benin|BTil-Bhutan|BOil-Bolivja|BWil-Botswana|' +
    'BAil-Bożnija-Ħerzegovina|BRIl-Brażil|BNil-Brunei|BGil-Bulgarija|BFil-Burkina Faso|BIil-Burundi|CRil-Costa Rica|' +
    'DJil-Djibouti|PHil-Filippini|FIil-Finlandja|JMil-Ġamajka|JPil-Ġappun|DEil-Ġermanja|JOil-Ġordan|GAil-Gabon|' +
    'GMil-Gambja|GEil-Georgia|GSil-Georgia tan-Nofsinhar u l-Gżejjer Sandwich tan-Nofsinhar|GHil-Ghana|GRil-Greċja|' +
    'GNil-Guinea|GQil-Guinea Ekwatorjali|GWil-Guinea-Bissau|GYil-Guyana|GFil-Guyana Franċiża|GTil-Gwatemala|' +
    'AXil-Gżejjer Aland|KYil-Gżejjer Cayman|FOil-Gżejjer Faeroe|FKil-Gżejjer Falkland|' +
    'HMil-Gżejjer Heard u l-Gżejjer McDonald|UMIl-Gżejjer Minuri Mbiegħda tal-Istati Uniti|SBil-Gżejjer Solomon|' +
    'TCil-Gżejjer Turks u Caicos|VGil-Gżejjer Verġni Brittaniċi|VIil-Gżejjer Verġni tal-Istati Uniti|' +
    'CXil-Gżira Christmas|HTil-Haiti|HNil-Honduras|YEil-Jemen|KHil-Kambodja|CMil-Kamerun|CAil-Kanada|KZil-Każakistan|' +
    'KEil-Kenja|KGil-Kirgiżistan|COil-Kolombja|CGil-Kongo - Brazzaville|KRil-Korea t’Isfel|KPil-Korea ta’ Fuq|' +
    'XKil-Kosovo|CIil-Kosta tal-Avorju|HRil-Kroazja|KWil-Kuwajt|LAil-Laos|LVil-Latvja|LSil-Lesoto|LBil-Libanu|' +
    'LRil-Liberja|LYil-Libja|LIil-Liechtenstein|LTil-Litwanja|LUil-Lussemburgu|MKil-Maċedonja ta’ Fuq|MYil-Malasja|' +
    'MWil-Malawi|MVil-Maldivi|MLil-Mali|MAil-Marokk|MRil-Mauritania|MXil-Messiku|FMil-Mikroneżja|MDil-Moldova|' +
    'MNil-Mongolja|MEil-Montenegro|MZil-Mozambique|MMil-Myanmar/Burma|PKil-Pakistan|PAil-Panama|PYil-Paragwaj|' +
    'PEil-Perù|PLil-Polonja|PTil-Portugall|QAil-Qatar|VEil-Venezwela|VNil-Vjetnam|NAin-Namibja|NPin-Nepal|' +
    'NLin-Netherlands|BQin-Netherlands tal-Karibew|NEin-Niġer|NGin-Niġerja|NIin-Nikaragwa|NOin-Norveġja|' +
    'HKir-Reġjun Amministrattiv Speċjali ta’ Hong Kong tar-Repubblika tal-Poplu taċ-Ċina|' +
    'MOir-Reġjun Amministrattiv Speċjali tal-Macao tar-Repubblika tal-Poplu taċ-Ċina|GBir-Renju Unit|' +
    'CZir-Repubblika Ċeka|CFir-Repubblika Ċentru-Afrikana|CDir-Repubblika Demokratika tal-Kongo|' +
    'DOir-Repubblika Dominicana|ROir-Rumanija|RUir-Russja|RWir-Rwanda|EHis-Saħara tal-Punent|ASis-Samoa Amerikana|' +
    'SNis-Senegal|RSis-Serbja|SCis-Seychelles|SYis-Sirja|SKis-Slovakkja|SIis-Slovenja|SOis-Somalja|LKis-Sri Lanka|' +
    'SDis-Sudan|SSis-Sudan t’Isfel|SRis-Suriname|IMIsle of Man|TJit-Taġikistan|THit-Tajlandja|TWit-Tajwan|' +
    'TZit-Tanzanija|TFIt-Territorji Franċiżi tan-Nofsinhar|PSit-Territorji Palestinjani|TGit-Togo|TKit-Tokelau|' +
    'TNit-Tuneżija|TRit-Turkija|TMit-Turkmenistan|ZMiż-Żambja|ZWiż-Żimbabwe|ILIżrael|JEJersey|KIKiribati|CUKuba|' +
    'AFl-Afganistan|ZAl-Afrika t’Isfel|ALl-Albanija|DZl-Alġerija|AOl-Angola|AQl-Antartika|SAl-Arabja Sawdija|' +
    'ARl-Arġentina|AMl-Armenja|AUl-Awstralja|ATl-Awstrija|AZl-Ażerbajġan|EGl-Eġittu|ECl-Ekwador|' +
    'AEl-Emirati Għarab Magħquda|ERl-Eritrea|EEl-Estonja|SZl-Eswatini|ETl-Etjopja|INl-Indja|IDl-Indoneżja|IRl-Iran|' +
    'IQl-Iraq|IEl-Irlanda|VAl-Istat tal-Belt tal-Vatikan|USl-Istati Uniti|ITl-Italja|ISl-Iżlanda|SEl-Iżvezja|' +
    'CHl-Iżvizzera|OMl-Oman|UGl-Uganda|UAl-Ukrajna|HUl-Ungerija|UYl-Urugwaj|UZl-Użbekistan|MGMadagascar|MTMalta|' +
    'MQMartinique|MUMauritius|YTMayotte|MCMonaco|MSMontserrat|NRNauru|NCNew Caledonia|NZNew Zealand|NUNiue|PWPalau|' +
    'PGPapua New Guinea|PFPolineżja Franċiża|PRPuerto Rico|RERéunion|BLSaint Barthélemy|SHSaint Helena|' +
    'KNSaint Kitts u Nevis|LCSaint Lucia|MFSaint Martin|PMSaint Pierre u Miquelon|VCSaint Vincent u l-Grenadini|' +
    'WSSamoa|SMSan Marino|STSão Tomé u Príncipe|SLSierra Leone|SGSingapore|SXSint Maarten|ESSpanja|' +
    'SJSvalbard u Jan Mayen|TLTimor Leste|TOTonga|TTTrinidad u Tobago|TVTuvalu|VUVanuatu|WFWallis u Futuna',
);
