import type { SystemConfiguration } from '@passo/contract';

/** The partner's words for the beginning, with plain ones where it has none. */
export function textsOfHome({ configuration, metaProduct, master }: SystemConfiguration) {
  const { homePage } = configuration.display;
  const text = (key: string, otherwise: string): string => {
    const value = homePage[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    topText: text('topText', metaProduct.name),
    topSubText: text('topSubText', ''),
    buttonText: text('buttonText', 'Começar'),
    pageTitle: text('pageTitle', `${metaProduct.name} · ${master.name}`),
  };
}
