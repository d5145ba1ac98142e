/** The back ends of carriers, which split street, number and flat. */
import * as fields from './fields.ts';
import { partsBackend } from './parts.ts';
import { alpha3, codeAlone, subdivision } from './spellings.ts';

/** PostNL: `Addresses` of the Shipping API. A Belgian box follows the addition. */
export const postNl = partsBackend(fields.postNlFields);

/** DHL: shipper and consignee of the Parcel DE Shipping API. */
export const dhl = partsBackend(fields.dhlFields, { state: subdivision, country: alpha3 });

/** bpost: sender and receiver in Shipping Manager, which has no region. */
export const bpost = partsBackend(fields.bpostFields);

/** MyParcel: recipient and sender of a shipment. */
export const myParcel = partsBackend(fields.myParcelFields);

/** Sendcloud: sender and receiver of a shipment. */
export const sendcloud = partsBackend(fields.sendcloudFields, { state_province_code: codeAlone });

/** DPD: sender and recipient of the Shipment Service. A flat goes with the number, separated by a comma. */
export const dpd = partsBackend(fields.dpdFields);
