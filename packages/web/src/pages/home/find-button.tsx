import { pagePaths, sentences } from '@cardsight/contract'
import { LinkButton } from '../../ui/button.tsx'

/** The one action of the page, at the foot of every section. */
export function FindButton({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  return (
    <LinkButton to={pagePaths.dashboard} size={size}>
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
