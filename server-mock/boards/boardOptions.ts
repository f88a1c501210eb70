import { boardsOf } from '../../runtime/model/boards/BoardSchema.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

/** All boards, for choosing the one that a role sees first. */
export const boardOptions: DictionaryProvider = {
  options: ({ context }) =>
    [...boardsOf(context.catalog.bundle).values()].flatMap(({ board, title, kept }) =>
      kept === undefined ? [{ key: board, value: title }] : [],
    ),
};

/** Pages of the menu, for choosing where a tile leads. */
export const pageOptions: DictionaryProvider = {
  options: ({ context }) =>
    context.catalog.bundle.menus.flatMap(({ url, name }) =>
      url === undefined ? [] : [{ key: url, value: name }],
    ),
};
