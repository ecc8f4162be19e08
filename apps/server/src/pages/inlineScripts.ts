import { TRIED_AMOUNT } from '@passo/contract/triedAmount.ts';

/* The lines of script that a page carries inline; its headers name their exact text. */

/** Fetches the next page's files once this one has loaded and stands: until then they would share a slow line with what is read now. */
export const fetchAhead = (files: readonly string[]): string =>
  `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(files)})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'prefetch',href}))})))`;

/**
 * What the first page's example comes to for the amount at which its slider stands, also where a browser that comes back has put it; the
 * words of each come with the page. The amount and its term are left for the page on which they are chosen, moved or
 * not: it opens with what was seen here.
 */
export const tryAmounts =
  "{const r=document.querySelector('.try input');if(r){const t=()=>{r.style.setProperty('--share',r.value/r.max);" +
  "const w=JSON.parse(r.dataset.each)[r.value];r.setAttribute('aria-valuetext',w[0]+', '+w[1]);" +
  "r.parentNode.querySelectorAll('b,p+p').forEach((e,i)=>e.textContent=w[i]);" +
  `try{sessionStorage.setItem('${TRIED_AMOUNT}'+r.dataset.of,w[3]+' '+w[4])}catch{}};` +
  "t();r.oninput=t;addEventListener('pageshow',t)}}";
