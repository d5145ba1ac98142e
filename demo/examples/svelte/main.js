import { mount } from 'svelte';
import CheckoutForm from './checkout-form.svelte';

mount(CheckoutForm, { target: document.querySelector('#app') });
