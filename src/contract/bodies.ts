import type { OperationBodies, OperationName } from './operation.ts';
import { operations } from './operations.ts';
import { accepts } from './schema.ts';

/** Whether a decoded body is what an operation answers, as far as a reader depends on it. */
export function isBodyOf<Name extends OperationName>(operation: Name, body: unknown): body is OperationBodies[Name] {
  return accepts(operations[operation].body, body);
}
