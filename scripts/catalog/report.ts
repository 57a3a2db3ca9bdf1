import { release } from '@cardsight/catalog'
import { businessCards } from '@cardsight/catalog/business'
import { reportCatalog } from '../../packages/catalog/src/report/catalog-report.ts'
import { dayArgument } from './day-argument.ts'

const NAME_WIDTH = 34

/** `report [DATE]`: prints the state of the catalog as of a day, by default today. */
export function report(args: readonly string[]): number {
  const today = dayArgument(args[0])
  console.log(
    `${release.cards.length} cards, version ${release.version}, and ${businessCards.length} business cards`,
  )
  for (const { title, rows } of reportCatalog(release, today)) {
    console.log(`\n${title}`)
    for (const [name, value] of rows) {
      console.log(`  ${name.padEnd(NAME_WIDTH)}${value.padStart(5)}`)
    }
  }
  return 0
}
