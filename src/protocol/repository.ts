/** A repository on GitHub, OWNER/NAME, in two groups. Of names with the allowed characters, GitHub refuses `.` and `..`. */
export const REPOSITORY = /^([a-z\d][a-z\d-]{0,38})\/((?!\.{1,2}$)[\w.-]{1,100})$/i;
