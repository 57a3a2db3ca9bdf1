import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { LinkButton, type LinkButtonProps } from '../../ui/button.tsx'

/** The main action of the page, in every section; secondary if the section has another action first. */
export function FindButton({ size, variant }: Pick<LinkButtonProps, 'size' | 'variant'>) {
  return (
    <LinkButton to={pagePaths.dashboard} {...(size && { size })} {...(variant && { variant })}>
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
