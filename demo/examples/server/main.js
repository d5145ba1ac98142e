// All that the page needs: the server renders the form, and the element fills in its fields.
import 'address-entry/address-entry';
