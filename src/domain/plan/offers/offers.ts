import type { Day } from '../day.ts'
import { drillOffers } from './drill-offers.ts'
import type { Offer, Room } from './offer.ts'
import { pieceOffers } from './piece-offers.ts'
import { talkOffers } from './talk-offers.ts'

/** Everything that fits the room: questions put together, contents of their own, talking with the tutor. */
export function offersFor(day: Day, room: Room): Offer[] {
  return [...drillOffers(day, room), ...pieceOffers(day, room), ...talkOffers(day, room)]
}
