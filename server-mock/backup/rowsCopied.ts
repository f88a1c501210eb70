/**
 * Conditions on rows that are copied, by table; default: all. Contents of files travel as files, whatever the database; the id that
 * ties a database to its directory of files is made anew by the place that it comes to.
 */
export const rowsCopied: Readonly<Record<string, string>> = {
  jig_file_content: 'false',
  jig_setting: `"Id" <> 'fileStore'`,
};
