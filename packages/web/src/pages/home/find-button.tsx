import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'

/**
 * The action of every section below the hero: quiet, because the hero has the same one first. A plain link: the page
 * handles the click, and continues with the amounts in the hero.
 */
export function FindButton() {
  return (
    <a href={pagePaths.dashboard} data-variant="secondary" data-size="medium" className="button">
      {sentences.findYourBestCardAndEarnMore}
    </a>
  )
}
