/** Actions a menu may offer, a role may hold and a toolbar may show. */
export const builtInActions = [
  'Search',
  'Add',
  'Update',
  'CopyAdd',
  'Delete',
  'Audit',
  'AntiAudit',
  'Import',
  'Export',
  'CloseCase',
  'ReCloseCase',
  'uploadImg',
  'Design',
  'Tabs',
] as const;
