/** Right that a call needs. The server's router decides those without a record; others name what the operation decides. */
export type Right =
  /** Anyone. */
  | { readonly by: 'public' }
  /** Every signed-in user: the call reads and writes only what belongs to the user. */
  | { readonly by: 'user' }
  | { readonly by: 'superAdmin' }
  /** The one account that writes SQL text. */
  | { readonly by: 'sqlAuthor' }
  /** An action granted on a menu page. */
  | { readonly by: 'menu'; readonly page: string; readonly action: string }
  /** An action granted on one table, whatever the call names. */
  | { readonly by: 'namedTable'; readonly table: string; readonly action: string }
  /** An action granted on the table the call names, and the row scope of its rows. Decided by the operation. */
  | { readonly by: 'table'; readonly action: string }
  /** The state of the document's workflow, and the step that waits for the user. Decided by the operation. */
  | { readonly by: 'document' };

export type PublicRight = Extract<Right, { readonly by: 'public' }>;

/** Right of a call that needs a signed-in user. */
export type UserRight = Exclude<Right, PublicRight>;

export const anyone = { by: 'public' } as const satisfies Right;
export const signedIn = { by: 'user' } as const satisfies Right;
export const superAdmin = { by: 'superAdmin' } as const satisfies Right;
export const sqlAuthor = { by: 'sqlAuthor' } as const satisfies Right;
export const onDocument = { by: 'document' } as const satisfies Right;

export const onMenu = (page: string, action: string): UserRight => ({ by: 'menu', page, action });

export const onNamedTable = (table: string, action: string): UserRight => ({
  by: 'namedTable',
  table,
  action,
});

export const onTable = (action: string): UserRight => ({ by: 'table', action });
