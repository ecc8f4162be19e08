export * from './usual.ts';
export { anoModeloVeiculo } from './anoModeloVeiculo/anoModeloVeiculo.ts';
export { checkBoxGroup } from './checkBoxGroup/checkBoxGroup.ts';
export { consultaPlaca } from './consultaPlaca/consultaPlaca.ts';
export { inputRealEstateValue } from './inputRealEstateValue/inputRealEstateValue.ts';
export { list } from './list/list.ts';
export { modeloVeiculo } from './modeloVeiculo/modeloVeiculo.ts';
export { percentage } from './percentage/percentage.ts';
export { textWithAutoComplete } from './textWithAutoComplete/textWithAutoComplete.ts';
