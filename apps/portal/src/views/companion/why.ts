import type { StepOnWire } from '@passo/contract';
import type { ViewName } from '@passo/engine/looks.ts';

const costs = 'O valor e o prazo mudam a parcela e o custo total (CET). Você vê os dois antes de escolher.';
const person = 'As fotos mostram que é você quem está pedindo, e não alguém com o seu documento.';

/** Why a step asks what it asks, where its flow says nothing of it; null where a step asks nothing, or too many things to say. */
const usual: Readonly<Record<ViewName, string | null>> = {
  benefitQuery: null,
  contract: null,
  details: 'O contrato é escrito com estes dados: o que estiver errado se corrige agora.',
  documentLink: 'A câmera do celular lê o documento melhor que a do computador.',
  final: null,
  followUp: null,
  form: null,
  identity: person,
  link: null,
  offer: costs,
  offers: costs,
  panel: null,
  revision: null,
  signature: 'O código prova que é você quem assina.',
  simulation: costs,
  token: 'O código prova que este contato é seu. É com ele que se volta a este pedido.',
  tutorial: null,
  unknown: null,
  vendors: costs,
};

const isView = (name: string): name is ViewName => Object.hasOwn(usual, name);

/** The flow's own words first. */
export const whyOf = ({ why, view }: StepOnWire): string | null => why ?? (isView(view) ? usual[view] : null);
