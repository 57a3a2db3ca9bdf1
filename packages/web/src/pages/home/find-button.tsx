import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { LinkButton } from '../../ui/button.tsx'

/** The action of every section below the hero: quiet, because the hero has the same one first. */
export function FindButton() {
  return (
    <LinkButton to={pagePaths.dashboard} variant="secondary">
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
