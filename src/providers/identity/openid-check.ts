import * as openid from 'openid-client'
import { describedFailure, isOfOurClient } from './openid-failures.ts'

type Checked = { id: string; name: string; issuer: string; clientSecret?: unknown }

/** A code that no issuer ever gave: what it answers to it says whether it knows this client. */
const NO_CODE = 'meridian-asks-whether-its-settings-are-right'

/** What does not fit between the settings and an issuer, a sentence each. Never throws. */
export async function checkIssuer(
  { id, name, issuer, clientSecret }: Checked,
  redirectUri: string,
  discover: () => Promise<openid.Configuration>,
): Promise<string[]> {
  const names =
    id === 'google'
      ? { client: 'GOOGLE_CLIENT_ID', secret: 'GOOGLE_CLIENT_SECRET', address: 'GOOGLE_CLIENT_ID' }
      : { client: 'OIDC_CLIENT_ID', secret: 'OIDC_CLIENT_SECRET', address: 'OIDC_ISSUER' }
  let configuration: openid.Configuration
  try {
    configuration = await discover()
  } catch (error) {
    return [
      `${names.address}: ${issuer} does not answer as an OpenID issuer (${describedFailure(error)}): set it to the address below which /.well-known/openid-configuration is found, to the letter`,
    ]
  }
  try {
    await openid.genericGrantRequest(configuration, 'authorization_code', { code: NO_CODE, redirect_uri: redirectUri })
  } catch (error) {
    if (!(error instanceof openid.ResponseBodyError) || !isOfOurClient(error)) return []
    return [
      `${names.client} and ${names.secret}: ${name} does not take them (${error.error}): ${clientSecret ? 'copy both again from the issuer' : `set ${names.secret}, or register a public client`}, and register the redirect address ${redirectUri}`,
    ]
  }
  return []
}
