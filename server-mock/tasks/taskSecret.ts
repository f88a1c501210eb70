/** Where the value of a task's header is sealed (`SecretBox`). */
export const taskSecret = 'Sys_QuartzOptions.AuthValue';
