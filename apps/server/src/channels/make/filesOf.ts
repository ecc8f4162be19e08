import type { Sample } from './offers.ts';
import { picturesOf } from './pictures.ts';
import { listed, type Answers } from './questions.ts';

/** The files of a new partner, by their name in its folder. */
export function filesOf(answers: Answers, samples: readonly Sample[]): Readonly<Record<string, string>> {
  const sold = listed(answers['flows']).flatMap((flow) => samples.find((one) => one.flow === flow) ?? []);
  const { name = '', primary = '', secondary = '', font = '' } = answers;
  const theme = {
    ...{ colors: { primary, secondary }, font },
    ...{ logo: 'logo.svg', logoDark: 'logo-dark.svg', favicon: 'favicon.svg' },
  };
  const written = {
    'partner.json': partnerOf(answers, sold),
    'theme.json': theme,
    'texts.json': textsOf(answers, sold),
  };
  return {
    ...Object.fromEntries(
      Object.entries(written).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
    ),
    ...picturesOf({ name, primary }),
  };
}

function partnerOf(
  { slug, name, article, company, cnpj, address, email, sac, ombudsman }: Answers,
  sold: readonly Sample[],
) {
  return {
    ...{ slug, name, corporation: slug, article },
    correspondent: { name: company, cnpj, address, email, sac, ombudsman },
    hosts: [],
    channels: sold.map(({ flow, product, name: called, description, landing, bank }) => ({
      code: `${slug}-${flow}`,
      ...{ name: called, flow, product, description, landing, bank },
      ...{ store: `${slug}-digital`, navigator: true, restart: true },
    })),
  };
}

const textsOf = ({ help }: Answers, sold: readonly Sample[]) => ({
  homePage: {
    ...{ buttonText: 'Começar', supportUrl: help },
    ...{ topText: 'Crédito claro, do começo ao fim', topSubText: 'Você vê todos os custos antes de decidir.' },
  },
  finalPage: {
    title: 'O dinheiro foi para a sua conta',
    description: 'Se não aparecer até o fim do dia, fale com a gente.',
    buttonText: 'Concluir',
  },
  faq: Object.fromEntries(sold.map(({ product, faq }) => [product, faq])),
});
