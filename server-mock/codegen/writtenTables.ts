/** Tables with rows that change when entries are put in force, besides those they make. */
export const writtenTables = [
  ...['Sys_TableInfo', 'Sys_TableInfoColumn', 'Base_NumberRule'],
  ...['Sys_DictionaryList', 'Sys_Log', 'Sys_RoleAuth', 'Sys_Table_Extend'],
] as const;
