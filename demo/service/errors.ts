import type { ErrorBody } from '../../src/contract/types.ts';

/** An error of the service: the status and the body of its response. */
export class ServiceError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, exceptionId: string, exception: string) {
    super(exception);
    this.status = status;
    this.body = { exception, exceptionId };
  }
}

const authentication = 'PostcodeNl_Controller_Plugin_HttpBasicAuthentication_';
const address = 'PostcodeNl_Controller_Address_';
const dutch = 'PostcodeNl_Service_PostcodeAddress_';
const property = 'React_Model_Property_Validation_';

/**
 * The errors of the service. Their ids come from recorded answers where there are any, else they follow the same
 * pattern.
 */
export const errors = {
  unknownKey: () => new ServiceError(401, `${authentication}NotAuthorizedException`, 'Unknown application key.'),
  wrongSecret: () => new ServiceError(401, `${authentication}PasswordNotCorrectException`, 'Wrong application secret.'),
  noAccess: () => new ServiceError(403, `${authentication}NoAccessException`, 'This account has no access.'),
  invalidParameter: (text: string) => new ServiceError(400, 'React_Controller_Action_InvalidParameterException', text),
  expired: () => new ServiceError(400, 'React_Controller_Action_InvalidParameterException', 'Context has expired.'),
  tooShort: () => new ServiceError(400, `${property}Text_TooShortException`, 'Text is too short, minimum length is 1.'),
  invalidPostcode: () =>
    new ServiceError(400, `${address}InvalidPostcodeException`, 'Postcode does not use format `1234AB`.'),
  noPostcode: () => new ServiceError(400, `${address}NoPostcodeSpecifiedException`, 'No postcode was specified.'),
  postcodeTooLong: () =>
    new ServiceError(400, `${address}PostcodeTooLongException`, 'Postcode is too long, maximum length is 6.'),
  noHouseNumber: () =>
    new ServiceError(400, `${address}NoHouseNumberSpecifiedException`, 'No house number was specified.'),
  invalidHouseNumber: () =>
    new ServiceError(400, `${address}InvalidHouseNumberException`, 'House number must be a whole number above 0.'),
  houseNumberTooHigh: () =>
    new ServiceError(400, `${property}Number_ValueTooHighException`, 'Number is too high, maximum is 99999.'),
  additionTooLong: () =>
    new ServiceError(400, `${property}Text_TooLongException`, 'Text is too long, maximum length is 6.'),
  addressNotFound: () => new ServiceError(404, `${dutch}AddressNotFoundException`, 'Combination does not exist.'),
  ambiguous: () =>
    new ServiceError(409, `${dutch}AddressNotUniqueException`, 'Address is not unique, add a suffix to the city.'),
  notFound: () => new ServiceError(404, 'React_Controller_NotFoundException', 'There is nothing here.'),
  method: () => new ServiceError(405, 'React_Controller_MethodNotAllowedException', 'Only GET is allowed.'),
  rateLimit: () => new ServiceError(429, 'React_Controller_RateLimitException', 'Too many requests per second.'),
};
