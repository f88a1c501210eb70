import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';

/** The draft as it is published: without empty lists. */
export const written = ({ links = [], effects = [], effective, fields = [] }: TableRelations): JsonObject =>
  ({
    ...(links.length > 0 && { links }),
    ...(effects.length > 0 && { effects }),
    ...(effective !== undefined && { effective }),
    ...(fields.length > 0 && { fields }),
  }) as unknown as JsonObject; // schemas are JSON
