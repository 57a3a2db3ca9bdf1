import { Star } from 'lucide-react'
import { CardFace } from '../../cards/card-face.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { sampleCards } from './sample.ts'
import { Section, Specimen } from './specimen.tsx'

export function CardsSection() {
  return (
    <Section
      folio={9}
      title="Card faces"
      note="Our own drawings: face of the issuer, a pattern for the kind, the network as text. Made-up cards."
    >
      <Specimen name="Kinds and long names">
        <ul className="grid list-none gap-5 chart:grid-cols-2 wide:grid-cols-3">
          {sampleCards.map((card) => (
            <li key={card.name}>
              <CardFace {...card} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Carousel, one in view">
        <Carousel label="Recommended cards">
          {sampleCards.slice(0, 3).map((card, index) => (
            <Slide key={card.name} card={card} isPick={index === 0} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Carousel, three from 1300 px, two from 991 px">
        <Carousel label="Cards by category" perView="cards">
          {sampleCards.slice(0, 5).map((card) => (
            <CardFace key={card.name} {...card} />
          ))}
        </Carousel>
      </Specimen>
    </Section>
  )
}

function Slide({ card, isPick }: { card: (typeof sampleCards)[number]; isPick: boolean }) {
  return (
    <div className="grid items-center gap-5 chart:grid-cols-[12rem_1fr]">
      <CardFace {...card} decorative className="max-w-72" />
      <div>
        {isPick && (
          <Badge variant="pick">
            <Star aria-hidden="true" fill="currentColor" /> Our pick
          </Badge>
        )}
        <p className="mt-2 font-serif text-xl font-medium">{card.name}</p>
        <p className="text-ink-soft">would have earned</p>
        <p className="figures font-serif text-3xl font-semibold">$747.18</p>
      </div>
    </div>
  )
}
