/** Reasons for reads by the server itself, without a user's request; each statement names one. */
export const systemReasons = {
  save: 'A save compares with what is stored. What it answers is read again through GuardedTable.',
  change: 'A row is checked and locked before it is changed or deleted. Its values stay on the server.',
  flags: 'Rights and locks look at the whole row. The answer holds the readable fields alone.',
  lookup:
    'What comes with a chosen record is stored whatever roles hide. The answer leaves hidden fields out.',
  history: 'The log of a record that the user may see. The answer keeps only changes of readable fields.',
  watch: 'What follows documents adds up what changed, whoever may see it. Nothing of it is answered.',
  links:
    'Documents hold what they carry of a source, whoever may see them. Totals alone are kept; documents are named to readers only.',
  effects:
    'What a document does in others it does whoever may see those. Nothing is answered; documents are named to readers only.',
  order: 'Places of rows are one order for all users. Keys and places are answered.',
  tree: 'A tree must not close into a ring, whoever sees its rows. Keys alone are read.',
  reference:
    'What others refer to is not deleted, whoever may see them. Counts are told, names only to readers.',
  unique: 'A number or code that is taken is taken for all users.',
  engine: 'The flow engine decides by the whole document.',
  course: 'A document is shown to whoever is asked about it. Hidden fields are cut from the answer.',
  overview: 'Keys, names and counts of documents. A node cannot hide these.',
  sqlParameter: 'The text has the columns the user may read. Columns of which a cell is hidden are left out.',
  schema: 'Designs, extension fields and table entries are schemas kept in rows.',
  settings: 'Settings apply to all users, also to those who may not open their page.',
  facts: 'Facts about the product are compared with those it has now. Nothing of them is answered.',
  seed: 'No user is signed in while a database is filled.',
} as const;

export type SystemReason = keyof typeof systemReasons;
