import type { StepOnWire } from '@passo/contract';
import type { ViewName } from '@passo/engine/looks.ts';
import { own } from '@passo/engine/json.ts';

const costs = 'O valor e o prazo mudam a parcela e o custo total (CET). Você vê os dois antes de escolher.';

/** Why a step asks what it asks, where its flow says nothing of it; views that are not here ask nothing, or too many things to say. */
const usual: Readonly<Partial<Record<ViewName, string>>> = {
  details: 'O contrato é escrito com estes dados: o que estiver errado se corrige agora.',
  identity: 'As fotos mostram que é você quem está pedindo, e não alguém com o seu documento.',
  offer: costs,
  offers: costs,
  photos: 'As fotos mostram que é você quem está pedindo, e não alguém com o seu documento.',
  signature: 'O código prova que é você quem assina.',
  simulation: costs,
  token: 'O código prova que este contato é seu. É com ele que se volta a este pedido.',
  vendors: costs,
};

/** The flow's own words first. */
export const whyOf = ({ why, view }: StepOnWire): string | null => why ?? own(usual, view) ?? null;
