import type { ErrorBody } from '../../src/contract/types.ts';

/** An error of the service: status and the body it answers with. */
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

export const errors = {
  unknownKey: () => new ServiceError(401, `${authentication}NotAuthorizedException`, 'Unknown application key.'),
  wrongSecret: () => new ServiceError(401, `${authentication}PasswordNotCorrectException`, 'Wrong application secret.'),
  invalidParameter: (text: string) => new ServiceError(400, 'React_Controller_Action_InvalidParameterException', text),
  tooShort: () =>
    new ServiceError(
      400,
      'React_Model_Property_Validation_Text_TooShortException',
      'Text is too short, minimum length is 1.',
    ),
  notFound: () => new ServiceError(404, 'React_Controller_NotFoundException', 'There is nothing here.'),
  notImplemented: () =>
    new ServiceError(503, 'React_Controller_UnavailableException', 'This operation is not available yet.'),
};
