/**
 * The machine reads `trz` like `cz` and `drz` like `dż`: *trzy* (three) like *czy* (whether). In the spelling they are
 * apart, so each such sound is taken with what is written for it. Where their numbers differ, nothing is changed.
 */
export function polishStopsBeforeRz(text: string, ipa: string): string {
  const written = Array.from(text.toLowerCase().matchAll(/trz|drz|tsz|dż|cz/gu), ([letters]) => letters)
  if (written.length !== Array.from(ipa.matchAll(affricate)).length) return ipa
  let index = 0
  return ipa.replace(affricate, sound => (written[index++]?.endsWith('rz') ? sound.replace('\u0361', '') : sound))
}

const affricate = /t\u0361ʂ|d\u0361ʐ/gu
