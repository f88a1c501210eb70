import { groupsText } from '../../model/conditions/ListFilters.ts';
import type { RelatedGroup } from '../../wire/records/Related.ts';
import type { PageLink } from '../page/pageLink.ts';

/** The address of a related record in its list. */
export const recordLink = ({ path }: RelatedGroup, key: string): PageLink => ({
  pathname: path,
  search: new URLSearchParams({ id: key }).toString(),
});

/** The address of a list with only the records that point at the open one. */
export const listLink = ({ path, field, value }: RelatedGroup): PageLink => ({
  pathname: path,
  search: new URLSearchParams(
    field.includes('.')
      ? { g: groupsText([{ tjzType: 'and', tjOptions: [{ field, filterType: '=', value }] }]) }
      : { [`f.${field}`]: value },
  ).toString(),
});
