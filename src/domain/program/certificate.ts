/** The longest name a certificate is made out to, in UTF-16 units. */
export const MAX_NAME_LENGTH = 80
