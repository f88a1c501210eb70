/** Actions that menus, roles and toolbars may contain. */
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
  'ShareTabs',
  'ReadAll',
] as const;
