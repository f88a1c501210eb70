/** Path of the call that scheduled tasks make to send a board. */
export const mailingPath = '/api/jig/board/mail';
