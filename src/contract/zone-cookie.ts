/** The cookie in which a browser notes its time zone, for requests that carry no `x-user-timezone`. */
export const ZONE_COOKIE = 'zone'
