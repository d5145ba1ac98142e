import type { LookupMessages } from '../messages.ts';
import { lookupFieldEn } from './lookup-field.ts';

/** English messages of the Dutch lookup. */
export const lookupEn: LookupMessages = {
  ...lookupFieldEn,
  street: 'Street',
  city: 'City',
  province: 'Province',
  municipality: 'Municipality',
  postcodeMistaken: 'Enter a postcode of four digits and two letters, such as 1234 AB.',
  houseNumberMistaken: 'Enter a house number from 1 to 99999; put letters under Addition.',
  streetMistaken: 'Enter the name of the street.',
  cityMistaken: 'Enter the name of the city.',
  looking: 'Looking up the address…',
  unverified: 'This addition isn’t in the national register. We’ll use it as you typed it.',
  chooseAddition: 'Which address at {house}?',
  unknownAddition: '“{addition}” isn’t known at {house}. Which address is it?',
  choose: 'Choose…',
  noAddition: 'No addition',
  keepAddition: 'Not listed, keep “{addition}”',
  keepNone: 'Not listed',
  unknown: 'We can’t find {house}. Check the postcode and the number.',
  choosePlace: 'There’s more than one {city} with this street. Which province or municipality is it in?',
  morePlaces: 'There’s more than one {city} there as well. Enter the municipality.',
  anyProvince: 'Choose a province',
  lookUp: 'Look up',
};
