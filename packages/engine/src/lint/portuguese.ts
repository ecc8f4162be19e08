/*
 * What the linter says, in Portuguese, for those who work in the product; whoever operates it keeps the English. The English
 * sentence is the key, so that no rule has to carry two; `{}` stands for what a rule puts in, and what is put in may be a sentence
 * of the table itself.
 */

const sentences: readonly (readonly [english: string, portuguese: string])[] = [
  ['did you mean "{}"?', 'quis dizer “{0}”?'],
  ['remove it, or choose another kind', 'remova, ou escolha outro tipo'],
  ['remove it', 'remova'],
  ['remove one of them', 'remova uma delas'],
  ['remove the fields', 'remova os campos'],
  ['remove the step', 'remova o passo'],
  ['unknown property "{}"', 'propriedade desconhecida: “{0}”'],
  ['unknown field kind "{}"', 'tipo de campo desconhecido: “{0}”'],
  ['unknown step kind "{}"', 'tipo de passo desconhecido: “{0}”'],
  ['unknown {} "{}"', '{0} não existe: “{1}”'],
  ['must be {}, not {}', 'precisa ser {0}, e não {1}'],
  ['must not be empty', 'não pode ficar vazio'],
  ['must be {}', 'precisa ser {0}'],
  ['needs "{}"', 'falta “{0}”'],
  ['groups may stand in groups {} deep, not deeper', 'grupos cabem em grupos até {0} níveis, não mais'],
  ['key "{}" is used twice', 'a chave “{0}” aparece duas vezes'],
  [
    '"{}" is a {} here and a {} in the step "{}": one key is one answer',
    '“{0}” é um campo {1} aqui e um campo {2} no passo “{3}”: uma chave é uma resposta só',
  ],
  ['give one of them another key', 'dê outra chave a um dos dois'],
  [
    '"{}" has other options than in the step "{}": one key is one answer',
    '“{0}” tem outras opções que no passo “{1}”: uma chave é uma resposta só',
  ],
  [
    '"{}" is given by a rule, and asked in the step "{}" too: one key is one answer',
    '“{0}” é dada por uma regra, e perguntada também no passo “{1}”: uma chave é uma resposta só',
  ],
  [
    '"{}" is a list that the step "{}" asks too: one key is one answer',
    '“{0}” é uma lista que o passo “{1}” também pergunta: uma chave é uma resposta só',
  ],
  [
    '"{}" is asked again where nobody goes back to the step "{}", which would not follow',
    '“{0}” é perguntado de novo onde não se volta ao passo “{1}”, que não acompanharia',
  ],
  ['put "readOnly": true at {}', 'ponha "readOnly": true em {0}'],
  ['slug "{}" is used twice', 'o endereço “{0}” aparece em dois passos'],
  ['the flow has no steps', 'o fluxo não tem passos'],
  ['step kind "{}" may appear only once', 'o tipo de passo “{0}” só pode aparecer uma vez'],
  ['{} (needs: identity), and {}', '{0}, e {1}'],
  [
    'the step kind "{}" binds the customer or shows what is known of them',
    'o tipo de passo “{0}” compromete a pessoa ou mostra o que se sabe dela',
  ],
  ['"bankPermission" tells a bank of the customer', 'aqui um banco fica sabendo da pessoa (“bankPermission”)'],
  ['the phase "{}" is there twice', 'a fase “{0}” aparece duas vezes'],
  ['two phases are called "{}"', 'duas fases se chamam “{0}”'],
  ['no step stands in the phase "{}"', 'nenhum passo está na fase “{0}”'],
  [
    'the phase "{}" comes before "{}", where the steps before it stand',
    'a fase “{0}” vem antes de “{1}”, onde estão os passos anteriores',
  ],
  ['say in the flow in which phase this step stands', 'diga no fluxo em que fase este passo está'],
  ['conditions form a cycle: {}', 'as condições formam um círculo: {0}'],
  ['{} refers to "{}", which is asked in the step "{}"', '{0} depende de “{1}”, que só é perguntado no passo “{2}”'],
  [
    'only fields of this step and of the steps before it have answers here',
    'aqui só há respostas deste passo e dos anteriores',
  ],
  ['does not fit the kind "{}": {}', 'não serve para o tipo “{0}”: {1}'],
  ['it holds no text', 'ele não guarda texto'],
  ['it holds no date', 'ele não guarda data'],
  ['it does not repeat', 'ele não se repete'],
  ['it shows none', 'ele não mostra nenhum'],
  ['"{}" changes nothing that it sends', '“{0}” não muda nada do que ele envia'],
  ['a {} needs subFields', 'um campo {0} precisa de subFields'],
  ['an answer has at most {} characters', 'uma resposta tem no máximo {0} caracteres'],
  ['a list has from 1 to {} groups', 'uma lista tem de 1 a {0} itens'],
  ['minValue is above maxValue', 'minValue é maior que maxValue'],
  ['minLength is above maxLength', 'minLength é maior que maxLength'],
  ['an absolute date is written YYYY-MM-DD', 'uma data fixa se escreve AAAA-MM-DD'],
  ['years are a whole number, at most 200 from today', 'anos são um número inteiro, até 200 a partir de hoje'],
  ['is no value of the kind "{}"', 'não é um valor do tipo “{0}”'],
  ['the field itself refuses this value: {}', 'o próprio campo recusa este valor: {0}'],
  ['a {} without options: nothing can be chosen', 'um campo {0} sem opções: não há o que escolher'],
  ['two options with the {} "{}"', 'duas opções em que {0} é “{1}”'],
  [
    'nothing follows from it: a field hangs on another one by its conditionals or its dependencies',
    'não tem efeito: um campo depende de outro por conditionals ou dependencies',
  ],
  [
    'has no effect in a group: its fields are always asked',
    'não tem efeito em um grupo: seus campos são sempre perguntados',
  ],
  [
    'a {} that does nothing: it needs an address, a list or "submit"',
    'um campo {0} que não faz nada: falta um endereço, uma lista ou “submit”',
  ],
  ['a photo in a step of this kind is never sent', 'neste tipo de passo uma foto nunca é enviada'],
  ['ask for it in a step before', 'peça em um passo anterior'],
  [
    'a photo called "{}" cannot be sent: every object has that name',
    'uma foto chamada “{0}” não pode ser enviada: todo objeto tem este nome',
  ],
  [
    'its groups ask for {} photos, and a form brings {} at most',
    'seus grupos pedem {0} fotos, e um formulário leva no máximo {1}',
  ],
  ['a {} that stands nowhere: it needs "maxValue"', 'um campo {0} sem onde parar: falta “maxValue”'],
  ['a {} has a mask of its own', 'um campo {0} já tem a sua própria máscara'],
  [
    '"{}" is never applied to a {}: it would lose part of the answer',
    '“{0}” nunca é aplicado a um campo {1}: perderia parte da resposta',
  ],
  ['"{}" stays as it is written: nothing is filled in here', '“{0}” fica como está escrito: aqui nada é preenchido'],
  ['"{}" turns the answer "{}" into "{}"', '“{0}” transforma a resposta “{1}” em “{2}”'],
  ['"{}" stays as it is written: nothing is filled in here', '“{0}” fica como está escrito: aqui nada é preenchido'],
  ['"{}" turns the answer "{}" into one that is refused', '“{0}” transforma a resposta “{1}” em uma que é recusada'],
  [
    'what is typed under the mask "{}" is no answer to a {}',
    'o que se digita com a máscara “{0}” não é resposta de um campo {1}',
  ],
  ['the mask "{}" needs {} characters', 'a máscara “{0}” precisa de {1} caracteres'],
  ['the mask "{}" ends after {} characters', 'a máscara “{0}” termina em {1} caracteres'],
  ['the field stays read-only for ever: {}', 'o campo fica só leitura para sempre: {0}'],
  ['required, but it can never be answered: {}', 'obrigatório, mas nunca poderá ser respondido: {0}'],
  ['make it reachable, or not required', 'torne possível responder, ou não obrigatório'],
  ['"{}" never has the value {}', '“{0}” nunca tem o valor {1}'],
  ['this condition never holds: {}', 'esta condição nunca vale: {0}'],
  [
    'has no effect: it waits for any whole answer of a field of the same form',
    'não tem efeito: espera qualquer resposta completa de um campo do mesmo formulário',
  ],
  ['this condition always holds', 'esta condição sempre vale'],
  ['this condition never holds together with the ones before it', 'esta condição nunca vale junto com as anteriores'],
  ['list all values in one condition', 'liste todos os valores em uma condição só'],
  ['it is hidden', 'está escondido'],
  ['its conditions exclude each other', 'suas condições se excluem'],
  ['its condition never holds', 'sua condição nunca vale'],
  ['it waits for "{}", which never has an answer', 'espera por “{0}”, que nunca tem resposta'],
  ['it is read-only, and nothing gives it a value', 'é só leitura, e nada lhe dá um valor'],
  ['a {} never answers', 'um campo {0} nunca responde'],
  ['nobody comes here: the flow ends with the step "{}"', 'ninguém chega aqui: o fluxo termina no passo “{0}”'],
  ['nobody comes here: none of its fields is ever shown', 'ninguém chega aqui: nenhum dos seus campos aparece'],
  [
    'the product "{}" asks no leave of the port "{}": nobody there has to approve',
    'o produto “{0}” não pede licença a “{1}”: ninguém ali precisa aprovar',
  ],
  [
    '"{}" signs, and no step before it shows all the costs',
    '“{0}” assina, e nenhum passo anterior mostra todos os custos',
  ],
  ['a code that no way leads to', 'um código que não chega por nenhum meio'],
  [
    '"{}" signs with the contact that was confirmed, and asks for none',
    '“{0}” assina com o contato confirmado, e não pergunta nenhum',
  ],
  [
    'opening a link signs nothing: what is signed has to be read',
    'abrir um link não assina nada: é preciso ler o que se assina',
  ],
  [
    'no step before confirms a contact that these reach',
    'nenhum passo anterior confirma um contato que estes meios alcancem',
  ],
  ['confirm a contact with a code before it is signed with', 'confirme um contato por código antes de assinar com ele'],
  [
    'the step kind "{}" for the product "{}" needs the answer "{}", which {}',
    'o passo “{0}” do produto “{1}” precisa da resposta “{2}”, que {3}',
  ],
  ['the step kind "{}" needs the answer "{}", which {}', 'o passo “{0}” precisa da resposta “{1}”, que {2}'],
  [
    'the step kind "{}" for the product "{}" needs "{}", which no step before it brings',
    'o passo “{0}” do produto “{1}” precisa de “{2}”, que nenhum passo anterior traz',
  ],
  [
    'the step kind "{}" needs "{}", which no step before it brings',
    'o passo “{0}” precisa de “{1}”, que nenhum passo anterior traz',
  ],
  [
    'the step kind "{}" of the step "{}" takes "{}" as a photo, and "{}" is no upload',
    'o tipo de passo “{0}” do passo “{1}” usa “{2}” como foto, e “{3}” não é um envio de arquivo',
  ],
  ['ask it with one of these: {}', 'pergunte com um destes: {0}'],
  ['no step before it proves who they are', 'nenhum passo antes dele confirma quem ela é'],
  [
    'the step "{}" asks "{}" again after it was proven who they are',
    'o passo “{0}” pergunta “{1}” de novo depois de confirmar quem ela é',
  ],
  ['put this template before it: {}', 'ponha antes este modelo: {0}'],
  [
    'the step kind "{}" for the product "{}" needs "{}", and the step "{}" asks "{}" again after it was checked',
    'o passo “{0}” do produto “{1}” precisa de “{2}”, e o passo “{3}” pergunta “{4}” de novo depois da conferência',
  ],
  [
    'the step kind "{}" for the product "{}" needs "{}", and the step "{}" that brings it may be left out',
    'o passo “{0}” do produto “{1}” precisa de “{2}”, e o passo “{3}”, que traz isso, pode ser pulado',
  ],
  [
    'the step kind "{}" needs "{}", and the step "{}" asks "{}" again after it was checked',
    'o passo “{0}” precisa de “{1}”, e o passo “{2}” pergunta “{3}” de novo depois da conferência',
  ],
  [
    'the step kind "{}" needs "{}", and the step "{}" that brings it may be left out',
    'o passo “{0}” precisa de “{1}”, e o passo “{2}”, que traz isso, pode ser pulado',
  ],
  [
    'put "readOnly": true at {}, or check it anew behind that step',
    'ponha "readOnly": true em {0}, ou confira de novo depois desse passo',
  ],
  ['check it anew behind that step', 'confira de novo depois desse passo'],
  [
    'let no answer drop that step: one of its fields has to be asked of everybody',
    'nenhuma resposta pode tirar esse passo: um dos seus campos precisa ser perguntado a todos',
  ],
  ['the step "{}" asks but does not require', 'o passo “{0}” pergunta mas não exige'],
  ['is asked too late, in the step "{}"', 'só é perguntada depois, no passo “{0}”'],
  ['no step before it asks', 'nenhum passo anterior pergunta'],
  ['put "required": true at {}', 'ponha "required": true em {0}'],
  ['ask it in a step before this one', 'pergunte em um passo anterior'],
  ['this template asks it: {}', 'este modelo pergunta: {0}'],
  ['put a step of this kind before it: {}', 'ponha antes um passo deste tipo: {0}'],
  ['{} or {}', '{0} ou {1}'],
];

/** What a rule puts into its sentences. */
const words: Readonly<Record<string, string>> = {
  ...{ mask: 'a máscara', validator: 'o validador', rule: 'a regra', formatter: 'o formato', resource: 'a lista' },
  ...{
    field: 'o campo',
    icon: 'o ícone',
    conditional: 'o tipo de condição',
    method: 'o meio',
    permission: 'a permissão',
  },
  phase: 'a fase',
  ...{ template: 'o modelo', condition: 'a condição', dependency: 'a dependência', label: 'o texto', value: 'o valor' },
  ...{ 'type of boundary': 'o tipo de limite', boundary: 'o limite', 'field of the template': 'o campo do modelo' },
  ...{ 'a text': 'um texto', 'a number': 'um número', 'a list': 'uma lista', 'an object': 'um objeto' },
  ...{
    'a string': 'um texto',
    'a boolean': 'sim ou não',
    'true or false': 'true ou false',
    undefined: 'nada',
    null: 'null',
  },
  ...{ 'a whole number above zero': 'um número inteiro acima de zero', 'a text or a number': 'um texto ou um número' },
  ...{ 'plain JSON, not too deep': 'JSON simples, não muito fundo', 'a text that is not empty': 'um texto não vazio' },
  'a text, a number, true or false': 'um texto, um número, true ou false',
  'a key: letters and digits, a letter first, at most 60': 'uma chave: letras e números, letra primeiro, até 60',
  'a slug: small letters, digits and hyphens, at most 80': 'um endereço: letras minúsculas, números e hífens, até 80',
  ...{ 'a conditional': 'um tipo de condição', 'a boundary': 'um limite', 'a type of boundary': 'um tipo de limite' },
  ...{ 'a method': 'um meio', 'a permission': 'uma permissão' },
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

const table = sentences.map(([english, portuguese]) => ({
  pattern: new RegExp(`^${escaped(english).replaceAll('{}', '(.+?)')}$`, 's'),
  portuguese,
}));

/** The sentence in Portuguese; what nobody has translated stays as it is. */
export function inPortuguese(english: string): string {
  const word = Object.hasOwn(words, english) ? words[english] : undefined;
  if (word !== undefined) return word;
  for (const { pattern, portuguese } of table) {
    const parts = pattern.exec(english)?.slice(1);
    if (parts !== undefined)
      return portuguese.replaceAll(/\{(\d)\}/g, (_, index: string) => inPortuguese(parts[Number(index)] ?? ''));
  }
  return english;
}
