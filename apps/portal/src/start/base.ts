// Apart from the entry, so that its style sheet is one with that of the first step.
import '@passo/domain/theme/fallback.css';
import '@passo/ui/theme/base.css';
import './opening.css';
