/** Actions a menu may offer, a role may hold and a toolbar may show (specification 2 section 2.3; family facts 1.8). */
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
