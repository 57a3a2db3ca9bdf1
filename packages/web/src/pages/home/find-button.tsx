import { pagePaths, sentences } from '@cardsight/contract'
import { LinkButton, type LinkButtonProps } from '../../ui/button.tsx'

/** The one action of the page, in every section; quiet where the section asks for something else first. */
export function FindButton({ size, variant }: Pick<LinkButtonProps, 'size' | 'variant'>) {
  return (
    <LinkButton to={pagePaths.dashboard} {...(size && { size })} {...(variant && { variant })}>
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
