import 'address-entry/address-entry';
import ko from 'knockout';

// The fields of the shipping form, by name, because their ids differ each time.
document.querySelector('address-entry').pageFields = {
  'address-line1': 'street[0]',
  'address-line2': 'street[1]',
  country: 'country_id',
  region: 'region_id',
  locality: 'city',
  postcode: 'postcode',
};

const countries = { NL: 'Netherlands', BE: 'Belgium', ES: 'Spain' };
const regions = { ES: { 139: 'Barcelona', 158: 'Lérida', 161: 'Madrid' } };
const optionsOf = (names = {}) => Object.entries(names).map(([value, label]) => ({ value, label }));

const country = ko.observable('NL');
const regionId = ko.observable();
const [street0, street1, city, postcode, ordered] = Array.from({ length: 5 }, () => ko.observable(''));

ko.applyBindings({
  ...{ country, regionId, street0, street1, city, postcode, ordered },
  countries: optionsOf(countries),
  regions: ko.pureComputed(() => optionsOf(regions[country()])),
  useOther() {
    country('NL');
    street0('Spui 2');
    postcode('1012WZ');
    city('Amsterdam');
  },
  order() {
    const address = { country_id: country(), region_id: regionId() ?? '', city: city(), postcode: postcode() };
    ordered(JSON.stringify({ ...address, 'street[0]': street0(), 'street[1]': street1() }));
  },
});
